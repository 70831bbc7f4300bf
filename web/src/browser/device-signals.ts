/**
 * What a browser says about the device it runs on: things that stay the same between visits and
 * tell nothing about the person. Written by hand because the libraries for it write HTML into
 * hidden frames, which our content policy forbids.
 */
export function readDeviceSignals(): string {
  const { hardwareConcurrency, maxTouchPoints, platform } = navigator
  const screenSides = [screen.width, screen.height].toSorted((a, b) => a - b)
  return JSON.stringify([
    platform,
    hardwareConcurrency,
    maxTouchPoints,
    screenSides,
    screen.colorDepth,
    devicePixelRatio,
    Intl.DateTimeFormat().resolvedOptions().timeZone,
    readGraphics(),
    drawSample(),
  ])
}

/** The name of the graphics chip, where the browser tells it. */
function readGraphics(): string {
  const gl = document.createElement('canvas').getContext('webgl')
  if (!gl) return ''
  const info = gl.getExtension('WEBGL_debug_renderer_info')
  const name = gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER)
  return String(name)
}

/** Fonts and smoothing differ from device to device: the same few letters come out differently. */
function drawSample(): string {
  const canvas = document.createElement('canvas')
  canvas.width = 180
  canvas.height = 40
  const pen = canvas.getContext('2d')
  if (!pen) return ''
  pen.font = '18px system-ui, sans-serif'
  pen.fillStyle = '#6d59f0'
  pen.fillText('ลานดาว Qg 128', 4, 24)
  pen.fillStyle = 'rgb(255 185 47 / 0.6)'
  pen.fillText('ลานดาว Qg 128', 6, 26)
  return canvas.toDataURL()
}
