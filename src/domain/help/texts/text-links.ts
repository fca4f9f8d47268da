export type TextLink = { words: string; to: string }

export type InSpanish = { title: string; body: string; links: readonly TextLink[] }

export const linkLimits = { count: 8, words: 80, to: 500 } as const

/** One link a line, its words and then its address: "Find a home /residences". Leaves out what leads nowhere we allow. */
export function readLinks(text: string): { links: TextLink[]; problem: string | null } {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const read = lines.map((line) => {
    const [, words = '', to = ''] = /^(.*\S)\s+(\S+)$/.exec(line.trim()) ?? []
    return { words, to, problem: findProblem(words, to, line.trim()) }
  })
  const tooMany = lines.length > linkLimits.count ? `These are more than ${linkLimits.count} links.` : null
  return {
    links: read.flatMap(({ words, to, problem }) => (problem === null ? [{ words, to }] : [])),
    problem: read.find(({ problem }) => problem !== null)?.problem ?? tooMany,
  }
}

function findProblem(words: string, to: string, line: string): string | null {
  const shown = line.length > 60 ? `${line.slice(0, 59)}…` : line
  if (words === '') return `“${shown}” is no link: write its words, a space, and its address.`
  if (words.length > linkLimits.words) return `The words of a link are longer than ${linkLimits.words} characters.`
  return isAllowed(to) ? null : `“${shown}” leads nowhere: an address begins with https:// or, on this site, with /.`
}

function isAllowed(to: string): boolean {
  if (to.length > linkLimits.to || /[\\\p{C}]/u.test(to)) return false
  if (/^tel:\+?\d{3,15}$/.test(to)) return true
  if (to.startsWith('/')) return isOwnPath(to)
  if (!/^https:\/\//.test(to) || !URL.canParse(to)) return false
  const { username, password, hostname } = new URL(to)
  return username === '' && password === '' && hostname.includes('.')
}

function isOwnPath(to: string): boolean {
  const base = 'http://own.invalid'
  if (!URL.canParse(to, base)) return false
  const { origin, pathname } = new URL(to, base)
  return origin === base && (pathname === '/api/login' || !/^\/api(\/|$)/i.test(pathname))
}

export const formatLinks = (links: readonly TextLink[]): string =>
  links.map(({ words, to }) => `${words} ${to}`).join('\n')
