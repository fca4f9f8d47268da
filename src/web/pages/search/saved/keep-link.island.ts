import { readProps } from '#web/plumbing/island-props.ts'
import { deleteSavedResidences } from '#web/plumbing/stored/saved-residences.ts'
import { type KeepLinkProps, keepLink, readOwnLinks, subscribeToOwnLinks } from './own-links.ts'

export async function hydrate(place: HTMLElement): Promise<void> {
  const { link, searchPath }: KeepLinkProps = readProps(place.dataset.props)
  const field = place.querySelector('input')
  const status = place.querySelector<HTMLElement>('[data-kept]')
  function show(): void {
    const kept = readOwnLinks().find(({ mine }) => mine === link.mine)
    if (status) status.textContent = kept ? (status.dataset.kept ?? '') : ''
    // Somebody may have typed before this script came.
    if (field && kept && field.value === field.defaultValue) field.value = kept.label
    if (field && kept) field.defaultValue = kept.label
  }
  place.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault()
    const label = field?.value.trim() ?? ''
    if (label !== '') keepLink({ ...link, label })
  })
  place.querySelector('[data-next]')?.addEventListener('click', () => {
    deleteSavedResidences()
    location.assign(searchPath)
  })
  subscribeToOwnLinks(show)
  show()
}
