import { sealShapes as shapes } from '#domain/certification/certificate/seal-shapes.ts'
import { type SealLook, sealLook, type VerifiedStanding } from '#domain/certification/certificate/verified.ts'
import { morning } from '#domain/colors.ts'
import { capitalize } from '#domain/language/capital.ts'
import { formatLongDay } from '#domain/language/dates.ts'
import { levelNumerals } from '#domain/language/level-numerals.ts'
import type { KeptCertificate } from './verify.store.ts'

const { pine, 'pine-tint': tint, ink, 'ink-3': gray, 'line-strong': line, sunk } = morning
const sign = 'fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"'

const seals: Readonly<Record<Exclude<SealLook, 'unknown'>, string>> = {
  holds: `<path fill="${tint}" d="${shapes.patches}"/><path fill="none" stroke="${pine}" stroke-dasharray="4 3" d="M6 6h108v108H6z"/><path fill="${pine}" d="${shapes.points}${shapes.middle}"/><circle fill="${pine}" stroke="#fff" stroke-width="3" cx="104" cy="104" r="17"/><path ${sign} d="${shapes.tick}"/>`,
  timed: `<path fill="none" stroke="${pine}" stroke-dasharray="4 3" d="M6 6h108v108H6z"/><path fill="none" stroke="${pine}" stroke-width="2" d="${shapes.points}"/><path fill="${tint}" stroke="${pine}" stroke-width="2" d="${shapes.middle}"/><circle fill="${pine}" stroke="#fff" stroke-width="3" cx="104" cy="104" r="17"/><path ${sign} d="${shapes.clock}"/>`,
  lapsed: `<defs><pattern id="h" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path stroke="${line}" stroke-width="2" d="M0 0v6"/></pattern></defs><path fill="none" stroke="${line}" stroke-dasharray="4 3" d="M6 6h108v108H6z"/><path fill="url(#h)" stroke="${line}" d="${shapes.points}"/><path fill="#fff" stroke="${line}" d="${shapes.middle}"/><circle fill="${gray}" stroke="#fff" stroke-width="3" cx="104" cy="104" r="17"/><path ${sign} d="${shapes.clock}"/>`,
  hold: `<path fill="none" stroke="${line}" stroke-width="1.5" d="${shapes.points}${shapes.middle}"/><path fill="${gray}" stroke="#fff" stroke-width="3" d="${shapes.squareMedal}"/><path ${sign} d="${shapes.bars}"/>`,
}

const frames: typeof seals = {
  holds: `fill="#fff" stroke="${pine}"`,
  timed: `fill="#fff" stroke="${pine}" stroke-dasharray="5 4"`,
  lapsed: `fill="${sunk}" stroke="${line}"`,
  hold: `fill="${sunk}" stroke="${line}" stroke-dasharray="5 4"`,
}

/** An image for a home's own website: nothing in it asks for anything, and it says the same to everybody. */
export function drawBadge(one: KeptCertificate, standing: VerifiedStanding): string {
  const look = sealLook(standing, one.form)
  const [title, ...lines] = describeStanding(one, standing)
  const texts = lines.map(
    (words, at) => `<text x="76" y="${46 + at * 17}" font-size="13" fill="${gray}">${escapeWords(words)}</text>`,
  )
  const isGood = look === 'holds' || look === 'timed'
  const color = look === 'holds' ? '#fff' : isGood ? pine : gray
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="280" height="76" viewBox="0 0 280 76" role="img" aria-label="${escapeWords([title, ...lines].join('. '))}">`,
    `<rect x="1" y="1" width="278" height="74" rx="8" stroke-width="1.5" ${frames[look]}/>`,
    `<svg x="11" y="11" width="54" height="54" viewBox="0 0 120 120"><rect x="2" y="2" width="116" height="116" rx="4" fill="#fff" stroke="${isGood ? pine : line}" stroke-width="2"/>${seals[look]}`,
    `<text x="60" y="67" font-family="system-ui,sans-serif" font-size="19" font-weight="700" text-anchor="middle" fill="${color}">${one.state}</text></svg>`,
    `<g font-family="system-ui,sans-serif"><text x="76" y="28" font-size="${look === 'timed' ? 14 : 16}" font-weight="700" fill="${isGood ? ink : gray}">${escapeWords(title)}</text>${texts.join('')}</g></svg>`,
  ].join('')
}

function describeStanding(one: KeptCertificate, standing: VerifiedStanding): [title: string, ...lines: string[]] {
  const name = one.listed === null ? one.number : shorten(one.name)
  const ended = one.endedAt === null ? '' : formatLongDay(one.endedAt)
  const words: Record<VerifiedStanding, [string, ...string[]]> = {
    holds:
      one.form === null
        ? ['Certified residence', name, `Level ${levelNumerals[one.level as 1]}. Valid today. Check it`]
        : [
            `${capitalize(one.form)} certificate`,
            name,
            `Level ${levelNumerals[one.level as 1]}. To ${formatLongDay(one.endsOn)}`,
          ],
    ended: ['Certificate lapsed', name, `Ended ${formatLongDay(one.endsOn)}`],
    replaced: ['Certificate replaced', name, 'See the newer one'],
    withdrawn: ['Certificate withdrawn', name, `Ended ${ended}`],
    unconfirmed: ['To be confirmed', name, `Not certified since ${ended}`],
    suspended: ['Certificate suspended', name, 'Ask the affiliate'],
    unlisted: ['Certificate on hold', name, 'Ask the affiliate'],
  }
  return words[standing]
}

function shorten(name: string): string {
  return name.length > 26 ? `${name.slice(0, 25).trimEnd()}…` : name
}

function escapeWords(words: string): string {
  return words.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
}
