import type { AccountWords } from '#content/auth/account.ts'
import { say } from '#domain/language/say.ts'

// The first that matches names it: other browsers carry Chrome and Safari in their description too.
const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'Chromebook'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['Linux', 'Linux'],
] as const

export function describeDevice(description: string | null, words: AccountWords['sessions']): string {
  const findName = (names: readonly (readonly [string, string])[]) =>
    names.find(([sign]) => description?.includes(sign))?.[1]
  const browser = findName(browsers)
  const system = findName(systems)
  return browser && system ? say(words.device, { browser, system }) : (browser ?? system ?? words.unknown)
}
