import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { evening, morning } from '#domain/colors.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

type Theme = 'morning' | 'evening'

/** The hex color of a token in a theme, or the hex color itself. */
function color(name: string, theme: Theme): string {
  if (name.startsWith('#')) return name
  const pair = new RegExp(`--pl-${name}: (?:light-dark\\((#\\w{6}), (#\\w{6})\\)|(#\\w{6}));`).exec(css)
  const found = pair?.[3] ?? (theme === 'morning' ? pair?.[1] : pair?.[2])
  if (!found) throw new Error(`no token ${name}`)
  return found
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(words: string, ground: string, theme: Theme): number {
  const [lighter = 0, darker = 0] = [words, ground].map((name) => luminance(color(name, theme))).sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

const anyGround = ['paper', 'surface', 'raised', 'sunk']
const words: [string, string[]][] = [
  ['ink', [...anyGround, 'pine-tint', 'lamp-tint', 'ramp-0', 'ramp-1', 'tile-2']],
  ['ink-2', [...anyGround, 'pine-tint', 'lamp-tint']],
  ['ink-3', [...anyGround, 'pine-tint']],
  ['pine', [...anyGround, 'pine-tint']],
  ['link', [...anyGround, 'pine-tint']],
  ['on-pine', ['pine', 'pine-hover']],
  ['lamp-ink', [...anyGround, 'lamp-tint']],
  ['brick', ['paper', 'surface', 'sunk']],
  ['dusk', ['paper', 'surface', 'sunk']],
  ['notice-ink', ['notice-bg']],
  ['danger', ['paper', 'surface', 'sunk', 'danger-tint']],
  ['success', ['paper', 'surface', 'sunk', 'success-tint']],
  ['#ffffff', ['danger-fill', 'plum', 'plate', 'night']],
  ['on-lamp', ['lamp']],
]
const marks: [string, string[]][] = [
  ['line-strong', ['paper', 'surface', 'raised', 'sunk']],
  ['notice-line', ['notice-bg']],
  ['pine', ['ramp-0', 'ramp-1', 'tile-2']],
  ['plate', ['lamp']],
  ['chart-1', ['surface']],
  ['chart-2', ['surface']],
  ['chart-3', ['surface']],
  ['chart-4', ['surface']],
]

const themes: Theme[] = ['morning', 'evening']
const cases = (pairs: [string, string[]][]) =>
  themes.flatMap((theme) => pairs.flatMap(([on, grounds]) => grounds.map((ground) => ({ theme, on, ground }))))

describe('colors', () => {
  it.each(cases(words))('in the $theme, words in $on on $ground have 7:1', ({ theme, on, ground }) => {
    expect(contrast(on, ground, theme)).toBeGreaterThanOrEqual(7)
  })

  it.each(cases(marks))('in the $theme, marks in $on on $ground have 3:1', ({ theme, on, ground }) => {
    expect(contrast(on, ground, theme)).toBeGreaterThanOrEqual(3)
  })

  it.each([
    ['morning', morning],
    ['evening', evening],
  ] as const)('of the %s are the same where no stylesheet reaches', (theme, colors) => {
    const tokens = Object.keys(colors).map((name) => [name, color(name, theme)])
    expect(Object.fromEntries(tokens)).toEqual(colors)
  })

  it('are the same in the icon and in the manifests', () => {
    const icon = readFileSync('public/favicon.svg', 'utf8')
    expect(new Set(icon.match(/#\w{6}/g))).toEqual(new Set([morning.pine, evening.pine, morning.lamp]))
    for (const name of ['desk', 'site']) {
      const manifest: unknown = JSON.parse(readFileSync(`public/${name}.webmanifest`, 'utf8'))
      expect(manifest).toMatchObject({ background_color: morning.paper, theme_color: morning.plum })
    }
  })

  it('declare themselves anew wherever a scheme turns, so that lowered light-dark() follows', () => {
    expect(css).toMatch(/:root,\s*\.night,\s*\.crisis \{\s*--pl-paper:/)
  })
})
