import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import '#web/pages/directory/directory/index/directory-index.css'

type SavedOnDeviceProps = { states: readonly { name: string; slug: string }[] }

/**
 * Only the device knows them: all states are in the page, hidden, and web/browser/device/saved-states.ts shows those
 * saved.
 */
export function SavedOnDevice({ states }: SavedOnDeviceProps) {
  return (
    <div className="saved-on-device no-print">
      <section className="saved-line wrap row gap-1 pad-y-2" aria-labelledby="saved-title" hidden>
        <h2 className="t-label no-shrink" id="saved-title" tabIndex={-1}>
          Saved on this device
        </h2>
        <ul className="line gap-2">
          {states.map(({ name, slug }) => (
            <li key={slug} className="chip chip-both" data-slug={slug} hidden>
              <SiteLink className="tap" to={`/directory/${slug}`}>
                {name}
              </SiteLink>
              <button type="button" className="btn btn-icon">
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
