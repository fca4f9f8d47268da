import { SiteLink } from '#web/ui/action/site-link.tsx'

const ways = [
  { words: 'Help', to: '/help#operators' },
  { words: 'Public site', to: '/about' },
  { words: 'Contact', to: '/contact' },
  { words: 'Privacy Policy', to: '/privacy' },
] as const

export function DeskFoot() {
  return (
    <footer className="wrap row gap-4 tight pad-y-4 small line-above no-print">
      <p>
        In crisis? Call or text{' '}
        <a className="tap" href="tel:988">
          988
        </a>
      </p>
      {ways.map(({ words, to }) => (
        <SiteLink key={to} className="tap" to={to}>
          {words}
        </SiteLink>
      ))}
    </footer>
  )
}
