import { readProps } from '#web/plumbing/island-props.ts'
import { LiveList, type LiveListProps } from './live-list.ts'

export async function hydrate(place: HTMLElement): Promise<void> {
  const props: LiveListProps = readProps(place.dataset.props)
  new LiveList(props, {
    isHere: (element) => !element.closest('[data-own-list]'),
    status: place.querySelector('[role="status"]'),
    line: document.querySelector<HTMLElement>('.changed-line'),
  }).follow()
}
