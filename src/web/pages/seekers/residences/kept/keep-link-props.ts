import type { OwnLink } from './own-links.ts'

/** What the script is told of a link to keep. */
export type KeepLinkProps = { link: Omit<OwnLink, 'label'>; searchPath: string }
