import { looksLikeStreet } from './street.rules.ts'

const kind = '(?:st|street|ave?|avenue|rd|road|dr|drive|ln|lane|blvd|boulevard|pkwy|parkway|hwy|highway)\\.?'
const from = '(?:[ns]\\.?[ew]?|[ew])\\.?'
const fromInWords = '(?:north|south|east|west)(?:east|west)?'
const numbered = '\\d{1,3}(?:st|nd|rd|th)'
const counted = '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)'

/** Streets that need no "Street" behind them. */
const alone = '(?:broadway|main|broad|market|esplanade|boardwalk|bowery)'
/** Names of streets in most towns, which are also names of houses: "Elm 5" is one, "1420 Elm" is not. */
const common =
  '(?:elm|oak|maple|pine|cedar|walnut|chestnut|cherry|spruce|locust|poplar|vine|church|mill|spring|jefferson|lincoln|madison|monroe|jackson|adams|franklin)'
const plain = `(?:${alone}|${common}|${numbered}|${counted})`
const toward = `(?:(?:${from}|${fromInWords}) )?`

const ofResidences =
  /\b(?:house|home|haven|recovery|sober|sobriety|living|life|residence|ranch|farm|lodge|manor|villa|cottage|cabin|hall|inn|center|centre|program|project|ministry|ministries|mission|wellness|hope|star|wind|shore|point|step|steps|way)s?\b/i

const streets = [
  new RegExp(`^\\d{2,6}[a-z]? ${toward}${plain}$`, 'i'),
  new RegExp(`^\\d{2,6}[a-z]? ${from}(?: [^\\s,]+){1,3}$`, 'i'),
  new RegExp(`^\\d{3,6}[a-z]? ${fromInWords} [^\\s,]+$`, 'i'),
  new RegExp(`^${toward}${alone}(?: ${kind})? \\d{1,6}$`, 'i'),
  new RegExp(`^${toward}(?:${plain}|[^\\s,]+(?: [^\\s,]+)? ${kind}) \\d{3,6}$`, 'i'),
]
const atCorner = new RegExp(`^${toward}(?:${plain}(?: ${kind})?|[^\\s,]+ ${kind})$`, 'i')
const surelyAtCorner = new RegExp(`^${toward}(?:${alone}|${numbered})(?: ${kind})?$`, 'i')

const unit = /,? ?(?:#|(?:apt|apartment|unit|ste|suite)\.? ?#? ?)[a-z]?\d{0,4}[a-z]?$/i

/** Also "1420 N Elm", "500 Broadway", "Broadway 17" and "W 5th & Main", which nothing but a name could be mistaken for. */
export function mayBeStreetName(name: string): boolean {
  if (looksLikeStreet(name)) return true
  const line = name.replace(/\s+/g, ' ').trim().replace(unit, '')
  if (line.length > 80 || ofResidences.test(line)) return false
  return streets.some((street) => street.test(line)) || isCorner(line)
}

function isCorner(line: string): boolean {
  const [first, second, ...more] = line.split(/ ?[&@/] ?| and | at /i)
  if (!first || !second || more.length > 0) return false
  if (atCorner.test(first) && atCorner.test(second)) return true
  const isWord = (part: string) => /^[a-z]+$/i.test(part)
  return (surelyAtCorner.test(first) && isWord(second)) || (surelyAtCorner.test(second) && isWord(first))
}
