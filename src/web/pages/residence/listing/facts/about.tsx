import type { ResidenceWords } from '#content/residence/residence.en.ts'
import type { ResidenceDetail } from '#contract/residence/residence-detail.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Part } from './part.tsx'

export function About({ residence, words }: { residence: ResidenceDetail; words: ResidenceWords['about'] }) {
  const { description, website, email } = residence
  if (description === '' && website === null && email === null) return null
  return (
    <Part id="about" title={residence.isClaimed ? words.title : words.listTitle}>
      {description !== '' && (
        <p className="measure" lang="en">
          {description}
        </p>
      )}
      {(website !== null || email !== null) && (
        <ul className="row tight">
          {website !== null && /^https?:\/\//.test(website) && (
            <li>
              <SiteLink className="tap self-start break" to={website} newTab>
                {words.website}
              </SiteLink>
            </li>
          )}
          {email !== null && (
            <li>
              <SiteLink className="tap self-start break" to={`mailto:${email}`}>
                <Icon name="mail" />
                {words.email}
              </SiteLink>
            </li>
          )}
        </ul>
      )}
    </Part>
  )
}
