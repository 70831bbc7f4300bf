import type { DemoDepositEnd, DemoWithdrawalEnd } from '../cashier/index.ts'
import {
  applyFact,
  leaveDemoDeposit,
  placeDemoDeposit,
  placeDemoWithdrawal,
} from '../cashier/index.ts'
import type { Tx } from '../frame/db.ts'
import { seedIdentity, seedPicture } from '../identity/index.ts'
import { keepTraitsOf } from '../operators/index.ts'
import type { DemoRound } from '../play/index.ts'
import { playDemoBatch } from '../play/index.ts'
import { createPlayer, noteDevice, setSuperior } from '../players/index.ts'
import type { DemoVisit } from '../session/index.ts'
import { noteDemoVisits } from '../session/index.ts'
import { launching } from './catalogue.ts'
import { bringStatement, makeTroubles, sharedTraces, traceOf } from './troubles.ts'

type Part = { chunk: number; moveTo: (at: Date) => Promise<void>; secret: string }
type Person = { playerId: number; number: number; place: number; coin: number; seenAt: Date }

const perChunk = 100
/** Visits of a part are four days apart; the parts lie between each other. */
const visits = 15
const gapDays = 4
const dayMs = 86_400_000
const hourMs = 3_600_000

const names = ['นภา', 'ภูผา', 'ข้าวหอม', 'ใบบัว', 'ตะวัน', 'ฟ้าใส', 'น้ำค้าง', 'เพชร', 'ดวงดาว', 'ลมหนาว']
const stems = ['napha', 'phupha', 'khaohom', 'baibua', 'tawan', 'fahsai', 'namkhang', 'phet']
const sums = [100_00, 200_00, 300_00, 300_00, 500_00, 500_00, 1_000_00, 2_000_00, 5_000_00]
const depositEnds: DemoDepositEnd[] = ['failed', 'expired', 'cancelled', 'latePaid', 'expired']
const withdrawalEnds: DemoWithdrawalEnd[] = ['paid', 'paid', 'rejected', 'review', 'paid', 'review']
/** One of these in each part, and two in some, instead of one more that was paid. */
const rareEnds: DemoWithdrawalEnd[] = ['unknown', 'submitted', 'approved', 'failed']

/** Where they came from, where they are, and with what. */
const sources = [
  {},
  { referrer: 'https://www.google.com/' },
  { referrer: 'https://line.me/' },
  {},
  { proxyId: 'partner-7' },
  { referrer: 'https://www.facebook.com/' },
  {},
]
const countries = ['TH', 'TH', 'TH', 'TH', 'LA', 'TH', 'TH', 'SG', 'TH', 'TH', 'MY']
const phones = [
  ['Galaxy A15', 'Android 14'],
  ['iPhone 13', 'iOS 18'],
  ['Redmi 12', 'Android 13'],
] as const

export function crowdAccount(chunk: number, place: number): string {
  const number = chunk * perChunk + place
  return `${stems[number % stems.length]}${1_000 + number}`
}

/** A hundred players and their sixty days, by the functions that do it on a running site. */
export async function makeChunk(tx: Tx, { chunk, moveTo, secret }: Part): Promise<void> {
  const random = createRandom(chunk + 1)
  const people: Person[] = []
  for (let visit = 0; visit < visits; visit++) {
    const daysAgo = visits * gapDays - visit * gapDays - (chunk % gapDays)
    const at = momentOf(daysAgo, chunk)
    await moveTo(at)
    const until = Math.ceil(((visit + 1) * perChunk) / visits)
    while (people.length < until) people.push(await join(tx, { chunk, people, random, at }))
    const rounds: (DemoRound & { playerId: number })[] = []
    for (const person of people) {
      await deposit(tx, person, random)
      rounds.push(...play(person, { turn: visit, at }, random))
    }
    if (rounds.length > 0) await playDemoBatch(tx, rounds)
  }
  await withdrawSome(tx, { people, chunk, moveTo, secret })
  const announced = await leaveOpen(tx, { people, chunk, moveTo, secret })
  await playToday(tx, { people, chunk, moveTo, secret }, random)
  await makeTroubles(tx, { people: people.map(({ playerId }) => playerId), chunk, moveTo })
  if (announced) await bringStatement(tx, chunk, announced)
  await noteDemoVisits(tx, people.map(visitOf))
  // Who never paid in has told nobody of anything, and is looked up all the same.
  await keepTraitsOf(tx, people)
}

type Joining = { chunk: number; people: Person[]; random: Random; at: Date }

async function join(tx: Tx, { chunk, people, random, at }: Joining): Promise<Person> {
  const place = people.length
  const number = chunk * perChunk + place
  const nickname = `${names[number % names.length]} ${1 + Math.floor(number / names.length)}`
  const mobile = `6691${String(1_000_000 + number * 13)}`
  const account = crowdAccount(chunk, place)
  const trace = traceOf(number, sharedTraces(chunk, place))
  const playerId = await createPlayer(tx, {
    account,
    nickname,
    avatar: 1 + (number % 8),
    mobile,
    registeredFrom: trace.household,
    tracking: sources[number % sources.length] ?? {},
  })
  if (playerId === null) throw new Error(`${account} exists already`)
  await noteDevice(tx, playerId, trace)
  // One in three was invited by one of the first ten: agents with teams of some depth.
  const above = place > 0 && random() < 0.33 ? people[Math.floor(random() ** 2 * place)] : undefined
  if (above) await setSuperior(tx, playerId, above.playerId)
  return { playerId, number, place, coin: 0, seenAt: at }
}

async function deposit(tx: Tx, person: Person, random: Random): Promise<void> {
  const isPoor = person.coin < 50_00
  if (!isPoor || random() > (person.number % 5 < 3 ? 0.3 : 0.06)) return
  const amount = sums[Math.floor(random() * sums.length)] ?? 100_00
  const end = random() < 0.1 ? depositEnds[Math.floor(random() * depositEnds.length)] : undefined
  if (end) await leaveDemoDeposit(tx, person.playerId, amount, end)
  else await placeDemoDeposit(tx, person.playerId, amount)
  if (!end || end === 'latePaid') person.coin += amount
}

type Visit = { turn: number; at: Date }

function play(person: Person, visit: Visit, random: Random): (DemoRound & { playerId: number })[] {
  const { playerId, number } = person
  if (person.coin < 20_00 || random() > 0.6) return []
  person.seenAt = visit.at
  return [0, 1, 2].flatMap((turn) => {
    const stake = Math.floor((person.coin * (0.1 + random() * 0.3)) / 100) * 100
    if (stake < 1_00) return []
    const win = random() < 0.4 ? Math.floor((stake * (1 + random() * 2.6)) / 100) * 100 : 0
    person.coin += win - stake
    const gameId = launching[Math.floor(random() ** 2 * launching.length)] ?? 101
    return { playerId, roundId: `crowd:${number}:${visit.turn}:${turn}`, gameId, stake, win }
  })
}

type Rest = Part & { people: Person[] }

/** Some who were lucky ask for their money; what waits has waited since this morning. */
async function withdrawSome(tx: Tx, { people, chunk, moveTo, secret }: Rest): Promise<void> {
  for (const [index, usual] of withdrawalEnds.entries()) {
    const isRare = index === 4 || (index === 1 && chunk % 5 < 2)
    const rare = rareEnds[(chunk + (index === 1 ? 2 : 0)) % rareEnds.length]
    const end = (isRare && rare) || usual
    const person = people[index * 16 + 5]
    if (!person) continue
    const { playerId, number } = person
    const amount = (sums[(chunk + index) % sums.length] ?? 100_00) * (chunk % 3 === 0 ? 12 : 2)
    person.seenAt = new Date(Date.now() - 10 * hourMs)
    await moveTo(person.seenAt)
    await seedIdentity(tx, { playerId, secret, details: papersOf(number) })
    await placeDemoDeposit(tx, playerId, amount)
    // Turned over often enough for every rule, and won back.
    const round = { playerId, gameId: 101, stake: amount, win: amount }
    const rounds = [0, 1, 2, 3, 4].map((turn) => ({ ...round, roundId: `lucky:${number}:${turn}` }))
    await playDemoBatch(tx, rounds)
    if (end === 'review')
      await moveTo(new Date(Date.now() - (index * 20 + chunk * 9 + 11) * 60_000))
    const card = {
      bankId: 1 + (number % 4),
      accountName: papersOf(number).realName,
      cardNum: String(2_000_000_000 + number * 7),
    }
    await placeDemoWithdrawal(tx, { playerId, secret, card, amount, end })
  }
}

/** Today's desk: announced transfers, papers to look at, and what a provider said of no order. */
async function leaveOpen(tx: Tx, { people, chunk, moveTo, secret }: Rest) {
  const time = new Date(Date.now() - (15 + chunk * 3) * 60_000)
  await moveTo(time)
  const [payer, sender] = [people[31], people[47]]
  const amount = 500_00 + chunk * 100_00
  const order = payer && (await leaveDemoDeposit(tx, payer.playerId, amount, 'awaiting'))
  if (sender) {
    const { playerId, number } = sender
    await seedIdentity(tx, { playerId, secret, details: papersOf(number), isChecked: false })
    await seedPicture(tx, { playerId, secret })
  }
  if (chunk % 5 === 0)
    await applyFact(tx, {
      provider: 'sandbox',
      eventId: `crowd-${chunk}`,
      orderId: `DP${people[0]?.playerId ?? 1}-00000000000000${String(chunk).padStart(2, '0')}`,
      kind: 'order',
      status: 'paid',
      paidAmount: 300_00,
      currency: 'THB',
      paymentRef: `crowd-${chunk}`,
    })
  return order && { orderId: order.orderId, amount, time }
}

const todaysPlayers = 86
const todaysVisits = 4

/** Those who are left play today as well, so that it stands beside last week's. */
async function playToday(tx: Tx, { people, chunk, moveTo }: Rest, random: Random): Promise<void> {
  const awake = people.slice(todaysPlayers)
  for (let turn = 0; turn < todaysVisits; turn++) {
    const at = new Date(Date.now() - (9 - 2 * turn) * hourMs + chunk * 60_000)
    await moveTo(at)
    const rounds = []
    for (const person of awake) {
      await deposit(tx, person, random)
      rounds.push(...play(person, { turn: visits + turn, at }, random))
    }
    if (rounds.length > 0) await playDemoBatch(tx, rounds)
  }
}

function visitOf({ playerId, number, seenAt }: Person): DemoVisit {
  const [model, os] = phones[number % phones.length] ?? phones[0]
  return { playerId, at: seenAt, country: countries[number % countries.length] ?? 'TH', model, os }
}

function papersOf(number: number) {
  return {
    realName: `${names[number % names.length]} ใจดี${number}`,
    identityNumber: String(3_000_000_000_000 + number * 7),
    birthday: `19${70 + (number % 29)}-0${1 + (number % 9)}-1${number % 9}`,
    occupation: 'employee',
  }
}

/** Somewhere between noon and evening of that day, another hour for each part. */
function momentOf(daysAgo: number, chunk: number): Date {
  const morning = new Date().setUTCHours(3, 0, 0, 0)
  return new Date(morning - daysAgo * dayMs + ((chunk * 47) % 600) * 60_000)
}

type Random = () => number

/** The same crowd everywhere: numbers by multiplication, good enough for a demo. */
function createRandom(seed: number): Random {
  let state = seed * 2_654_435_761
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) >>> 0
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
  }
}
