import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import './saved-on-device.css'

type SavedOnDeviceProps = { states: readonly { name: string; slug: string }[] }

/**
 * Only the device knows them: all states are in the page, hidden, and web/browser/device/saved-states.ts shows those
 * saved.
 */
export function SavedOnDevice({ states }: SavedOnDeviceProps) {
  return (
    <div className="saved-on-device">
      <section className="wrap saved-line" aria-labelledby="saved-title" hidden>
        <h2 id="saved-title" tabIndex={-1}>
          Saved on this device
        </h2>
        <ul>
          {states.map(({ name, slug }) => (
            <li key={slug} className="chip" data-slug={slug} hidden>
              <SiteLink to={`/directory/${slug}`}>{name}</SiteLink>
              <button type="button">
                <Icon name="close" />
                <VisuallyHidden>Remove {name}</VisuallyHidden>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
