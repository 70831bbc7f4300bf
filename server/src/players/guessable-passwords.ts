/** What people choose first, here and elsewhere; with digits and signs around it, or twice. */
const stems = new Set(
  `password passwort passw0rd pass pwd qwerty qwertyuiop qwertyui asdf asdfgh asdfghjkl zxcvbn
  zxcvbnm qazwsx qazwsxedc wsxedc letmein welcome admin administrator root login user guest
  test testing demo master superman batman spiderman ironman pokemon dragon monkey tiger
  lion eagle shadow phoenix ninja samurai killer hunter ranger soldier football baseball
  basketball hockey soccer liverpool chelsea arsenal manchester united barcelona madrid
  juventus iloveyou loveyou ilove lovely love lover sweety sweetheart princess prince queen
  king angel baby babygirl sunshine summer winter spring autumn flower butterfly rainbow
  chocolate cookie coffee banana orange apple cheese pepper ginger buster charlie thomas
  daniel michael michelle jessica jordan jennifer george robert andrew joshua matthew
  anthony samsung iphone android google facebook youtube twitter instagram line internet
  computer windows microsoft matrix starwars trustno access secret freedom whatever nothing
  forever hello helloworld changeme default temp temporary money bitcoin casino lucky
  jackpot winner slot poker bonus gambler thailand bangkok thai siam sawasdee sawatdee sabai
  sanook rakna khun chang muaythai somchai phuket pattaya chiangmai songkran abc abcd abcdef
  abcdefgh abcabc aabbcc password1 mypassword newpassword mysecret ourhouse parlour landao`.split(
    /\s+/,
  ),
)

const stemOf: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/**
 * Whether a password is among the first that anybody would try. A rule in place of a list: a stem
 * with anything but letters around it, signs for letters, one pattern repeated, a run of keys or
 * digits, a date, a telephone number, or the name of the account or the site.
 */
export function isGuessable(password: string, names: readonly string[]): boolean {
  const text = password.toLowerCase()
  const own = names.map((name) => name.toLowerCase()).filter((name) => name.length >= 4)
  return (
    isRepeated(text) || isRun(text) || isNumberOfSomething(text) || hasOnlyStem(text, new Set(own))
  )
}

function hasOnlyStem(text: string, own: ReadonlySet<string>): boolean {
  const isKnown = (word: string) => stems.has(word) || own.has(word)
  const bare = text.replace(/^[^a-z]+|[^a-z]+$/g, '')
  const spelled = Array.from(bare, (sign) => stemOf[sign] ?? sign).join('')
  const whole = Array.from(text, (sign) => stemOf[sign] ?? sign).join('')
  const [half, other] = [spelled.slice(0, spelled.length / 2), spelled.slice(spelled.length / 2)]
  const isTwice = half === other && isKnown(half)
  const plain = text.replace(/[^a-z0-9]/g, '')
  if (own.has(plain) || isKnown(text)) return true
  return isKnown(bare) || isKnown(spelled) || isKnown(whole) || isTwice
}

/** The same few signs over and over: 11111111, abcabcabc. */
function isRepeated(text: string): boolean {
  return /^(.{1,4})\1+.{0,3}$/.test(text)
}

const rows = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/** Neighbours on a keyboard or in a row, forwards or backwards, with little beside them. */
function isRun(text: string): boolean {
  const lines = [...rows, ...rows.map((row) => Array.from(row).toReversed().join(''))]
  const pairs = Array.from(text.slice(1), (_, at) => text.slice(at, at + 2))
  const inRow = pairs.filter((pair) => lines.some((line) => line.includes(pair))).length
  return inRow >= pairs.length - 1
}

/** A day, or a telephone number as it is dialled here. */
function isNumberOfSomething(text: string): boolean {
  if (!/^\d+$/.test(text)) return false
  const isDate = /^((19|20|24|25)\d\d(0\d|1[0-2])[0-3]\d|[0-3]\d(0\d|1[0-2])(19|20|24|25)\d\d)$/
  return isDate.test(text) || /^(0|66)[689]\d{8}$/.test(text)
}
