const kinds =
  'st|street|ave?|avenue|rd|road|dr|drive|ln|lane|blvd|boulevard|ct|court|pl|place|cir|circle|ter|terrace|hwy|highway|pkwy|parkway|way|sq|square|trl|trail|loop|pike|alley|row|route|rt'

const street = new RegExp(`^\\d{1,6}[a-z]?(?:-\\d+)?(?: [^\\s,]+){0,5}? (?:${kinds})\\b\\.?(?=$|[\\s,#;-])`, 'i')
const box = /^p\.? ?o\.? box \d/i

export function looksLikeStreet(cell: string): boolean {
  if (cell.length > 200) return false
  const line = cell.replace(/\s+/g, ' ').trim()
  return street.test(line) || box.test(line)
}

export type SplitAddress = { street: string; city: string; state: string; zip: string }

const whole =
  /^(.{3,120}?)[,;] ?([a-z][a-z .'-]{1,40}?),? ([a-z]{2}|[a-z]{4,}(?: [a-z]{4,})?)\.?,? ?(\d{5})?(?:-\d{4})?$/i

/** "200 Main St, Charleston, WV 25301" as its parts, also where they stand on two lines of one cell. */
export function splitAddress(cell: string): SplitAddress | null {
  if (cell.length > 250 || !/[,;\n]/.test(cell)) return null
  const line = cell
    .replace(/\s*\n\s*/g, ', ')
    .replace(/,\s*,/g, ',')
    .replace(/\s+/g, ' ')
    .replace(/,? ?(USA|United States)\.?$/i, '')
    .replace(/ ,/g, ',')
    .trim()
  const found = whole.exec(line)
  if (!found) return null
  const [, first = '', city = '', state = '', zip = ''] = found
  return { street: first.trim(), city: city.trim(), state, zip }
}
