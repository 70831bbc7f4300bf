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
  abcdefgh abcabc aabbcc password1 mypassword newpassword mysecret ourhouse parlour landao
  january february march april may june july august september october november december monday
  tuesday wednesday thursday friday saturday sunday happy birthday lovelove smile family
  friend friends sister brother mother father mommy daddy honey darling kitty doggy puppy
  panda rabbit elephant dolphin turtle cherry strawberry mango pizza purple yellow silver
  golden diamond crystal dreams magic galaxy heaven jesus buddha hunter2 gaming gamer
  playboy player warrior naruto doraemon minecraft fortnite toyota honda yamaha ferrari
  mercedes porsche london paris tokyo japan korea china america england germany france
  australia bangna ayutthaya isan issan lanna sukhothai khonkaen korat hatyai samui krabi
  somsak somying malee mali nong ploy fern beer bank boss golf arm game ice film gift
  mameaw namwan namtan nuch noi lek yai chokdee hengheng ruayruay mangmee setthi jaidee
  aroi sabaidee kitkat snoopy hellokitty manunited manutd realmadrid messi ronaldo`.split(/\s+/),
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

/** Digits, letters, and the keys as they lie: rows, columns, and the rows as Thai labels them. */
const rows = `01234567890 abcdefghijklmnopqrstuvwxyz qwertyuiop asdfghjkl zxcvbnm
  1qaz 2wsx 3edc 4rfv 5tgb 6yhn 7ujm 8ik 9ol 0p
  ๅภถุึคตจขช ๆไำพะัีรนยบล ฟหกดเ้่าสวง ผปแอิืทมใฝ ๑๒๓๔๕๖๗๘๙๐`.split(/\s+/)

/** Neighbours on a keyboard or in a row, forwards or backwards, in pieces of three and more. */
function isRun(text: string): boolean {
  const lines = [...rows, ...rows.map((row) => Array.from(row).toReversed().join(''))]
  const pairs = Array.from(text.slice(1), (_, at) => text.slice(at, at + 2))
  const breaks = pairs.filter((pair) => !lines.some((line) => line.includes(pair))).length
  return breaks <= Math.max(1, Math.floor(text.length / 3) - 1)
}

/** A day, or a telephone number as it is dialled here. */
function isNumberOfSomething(text: string): boolean {
  if (!/^\d+$/.test(text)) return false
  const isDate = /^((19|20|24|25)\d\d(0\d|1[0-2])[0-3]\d|[0-3]\d(0\d|1[0-2])(19|20|24|25)\d\d)$/
  return isDate.test(text) || /^(0|66)[689]\d{8}$/.test(text)
}
