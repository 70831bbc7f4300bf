import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const faults = new Counter({
    name: 'parlour_faults_total',
    help: 'Errors that are ours to repair',
    labelNames: ['where'],
    registers,
  })
  // An alarm hears a figure rise, not one that begins with 1.
  faults.inc({ where: 'smsBudget' }, 0)
  return {
    faults,
    registry,
    calls: new Histogram({
      name: 'parlour_call_seconds',
      help: 'Time a call took, by call and errcode',
      labelNames: ['call', 'errcode'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
      registers,
    }),
    workLimit: new Gauge({
      name: 'parlour_work_limit',
      help: 'Requests that may be under way at once: it falls while the process is late',
      registers,
    }),
    workUnderWay: new Gauge({
      name: 'parlour_work_under_way',
      help: 'Requests under way',
      registers,
    }),
    shed: new Counter({
      name: 'parlour_shed_total',
      help: 'Requests refused because the process has more than it can do, by their class',
      labelNames: ['work'],
      registers,
    }),
    monthsAhead: new Gauge({
      name: 'parlour_ledger_months_ahead',
      help: 'Months after this one the ledger has room for: fewer than 2 call for a person',
      registers,
    }),
    differences: new Gauge({
      name: 'parlour_ledger_differences',
      help: 'Closed days of the ledger that do not add up: each needs a person',
      registers,
    }),
    poison: new Counter({
      name: 'parlour_wallet_poison_total',
      help: 'Requests of game providers that cannot be written: each needs a person',
      labelNames: ['provider'],
      registers,
    }),
    streams: new Gauge({ name: 'parlour_streams', help: 'Open event streams', registers }),
    deadLetters: new Gauge({
      name: 'parlour_dead_letters',
      help: 'Event deliveries given up after many tries: a person has to look',
      registers,
    }),
    heldEvents: new Gauge({
      name: 'parlour_held_events',
      help: 'Event deliveries that failed and wait for another try',
      labelNames: ['consumer'],
      registers,
    }),
  }
}
