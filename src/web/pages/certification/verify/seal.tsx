import { sealShapes as shapes } from '#domain/certification/certificate/seal-shapes.ts'
import type { SealLook } from '#domain/certification/certificate/verified.ts'

const sign = { fill: 'none', strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' } as const

/** The state's seal. Each answer has its own shape, and only then its color. */
export function Seal({ look, state, id }: { look: SealLook; state: string; id: string }) {
  return (
    <svg viewBox="0 0 120 120" width="104" height="104" aria-hidden="true">
      {look === 'holds' && <Whole />}
      {look === 'timed' && <Outlined />}
      {look === 'lapsed' && <Hatched id={id} />}
      {look === 'hold' && <Empty />}
      {look === 'unknown' && (
        <rect x="6" y="6" width="108" height="108" rx="4" fill="none" stroke="var(--pl-danger)" strokeDasharray="7 6" />
      )}
      <text
        x="60"
        y={look === 'unknown' ? 76 : 67}
        fontFamily="var(--font-display)"
        fontSize={look === 'unknown' ? 44 : 19}
        fontWeight="700"
        textAnchor="middle"
        fill={inks[look]}
      >
        {look === 'unknown' ? '?' : state}
      </text>
    </svg>
  )
}

const inks: Readonly<Record<SealLook, string>> = {
  holds: 'var(--pl-on-pine)',
  timed: 'var(--pl-pine)',
  lapsed: 'var(--pl-ink-2)',
  hold: 'var(--pl-notice-ink)',
  unknown: 'var(--pl-danger)',
}

const cloth = { x: 2, y: 2, width: 116, height: 116, rx: 4, fill: 'var(--pl-surface)', strokeWidth: 2 }

function Whole() {
  return (
    <>
      <rect {...cloth} stroke="var(--pl-pine)" />
      <path d={shapes.patches} fill="var(--pl-pine-tint)" />
      <path d="M6 6h108v108H6z" fill="none" stroke="var(--pl-pine)" strokeDasharray="4 3" />
      <path d={shapes.points + shapes.middle} fill="var(--pl-pine)" />
      <circle cx="104" cy="104" r="17" fill="var(--pl-pine)" stroke="var(--pl-surface)" strokeWidth="3" />
      <path {...sign} d={shapes.tick} stroke="var(--pl-on-pine)" />
    </>
  )
}

function Outlined() {
  return (
    <>
      <rect {...cloth} stroke="var(--pl-pine)" />
      <path d="M6 6h108v108H6z" fill="none" stroke="var(--pl-pine)" strokeDasharray="4 3" />
      <path d={shapes.points} fill="none" stroke="var(--pl-pine)" strokeWidth="2" />
      <path d={shapes.middle} fill="var(--pl-pine-tint)" stroke="var(--pl-pine)" strokeWidth="2" />
      <circle cx="104" cy="104" r="17" fill="var(--pl-pine)" stroke="var(--pl-surface)" strokeWidth="3" />
      <path {...sign} d={shapes.clock} stroke="var(--pl-on-pine)" />
    </>
  )
}

function Hatched({ id }: { id: string }) {
  return (
    <>
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0v6" stroke="var(--pl-line-strong)" strokeWidth="2" />
      </pattern>
      <rect {...cloth} stroke="var(--pl-line-strong)" />
      <path d="M6 6h108v108H6z" fill="none" stroke="var(--pl-line-strong)" strokeDasharray="4 3" />
      <path d={shapes.points} fill={`url(#${id})`} stroke="var(--pl-line-strong)" />
      <path d={shapes.middle} fill="var(--pl-surface)" stroke="var(--pl-line-strong)" />
      <circle cx="104" cy="104" r="17" fill="var(--pl-ink-3)" stroke="var(--pl-surface)" strokeWidth="3" />
      <path {...sign} d={shapes.clock} stroke="var(--pl-surface)" />
    </>
  )
}

function Empty() {
  return (
    <>
      <rect {...cloth} stroke="var(--pl-notice-line)" />
      <path d={shapes.points} fill="none" stroke="var(--pl-notice-ink)" strokeWidth="1.5" />
      <path d={shapes.middle} fill="var(--pl-notice-bg)" stroke="var(--pl-notice-ink)" strokeWidth="1.5" />
      <path d={shapes.squareMedal} fill="var(--pl-notice-ink)" stroke="var(--pl-surface)" strokeWidth="3" />
      <path {...sign} d={shapes.bars} stroke="var(--pl-notice-bg)" />
    </>
  )
}
