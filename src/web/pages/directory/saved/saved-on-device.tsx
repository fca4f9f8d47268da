import { useEffect, useRef, useState } from 'react'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { keepRoomForSaved, savedStates, toggleSavedState } from './saved-states.ts'
import './saved-on-device.css'

type SavedOnDeviceProps = { states: readonly { name: string; slug: string }[] }

/**
 * The states somebody saved on this device, each a link and a way to forget it; nothing where none is. Only the device
 * knows them, so they come when the page wakes, into a room that was kept for them.
 */
export function SavedOnDevice({ states }: SavedOnDeviceProps) {
  const [slugs, setSlugs] = useState<string[]>([])
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const known = savedStates().filter((slug) => states.some((state) => state.slug === slug))
    keepRoomForSaved(known.length > 0)
    setSlugs(known)
  }, [states])
  const saved = states.filter(({ slug }) => slugs.includes(slug))
  const forget = (slug: string) => {
    if (toggleSavedState(slug)) return
    setSlugs((before) => before.filter((one) => one !== slug))
    heading.current?.focus()
  }
  return (
    <div className="saved-on-device">
      {saved.length > 0 && (
        <section className="wrap saved-line" aria-labelledby="saved-title">
          <h2 id="saved-title" ref={heading} tabIndex={-1}>
            Saved on this device
          </h2>
          <ul>
            {saved.map(({ name, slug }) => (
              <li key={slug} className="chip">
                <SiteLink to={`/directory/${slug}`}>{name}</SiteLink>
                <button type="button" onClick={() => forget(slug)}>
                  <Icon name="close" />
                  <VisuallyHidden>Remove {name}</VisuallyHidden>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
