// Loaded before a room's own code: ends it when the start that holds the other end of the channel
// is gone, also while the room is still loading and cannot listen for that itself.
const limitMs = 8000

process.once('disconnect', end)
if (process.send && !process.connected) end()

function end(): void {
  setTimeout(() => process.exit(1), limitMs).unref()
  process.kill(process.pid, 'SIGTERM')
}
