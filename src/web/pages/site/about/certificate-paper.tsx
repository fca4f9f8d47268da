import type { about } from '#content/site/about.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'

export function CertificatePaper({ title, heading, lines, words, check }: typeof about.certificate.paper) {
  return (
    <figure aria-labelledby="paper-title">
      <h3 id="paper-title" className="mb-3">
        {title}
      </h3>
      <div className="paper w-28 pad-5">
        <p className="t-name pine">{heading}</p>
        <ul>
          {lines.map((line) => (
            <li key={line} className="small ink-2 line-below pad-y-2">
              {line}
            </li>
          ))}
        </ul>
      </div>
      <figcaption className="small ink-2 mt-3 measure">{words}</figcaption>
      <SiteLink className="tap bold" to="/verify">
        {check}
      </SiteLink>
    </figure>
  )
}
