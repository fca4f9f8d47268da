import type { OwnLink } from './own-links.ts'

export type KeepLinkProps = { link: Omit<OwnLink, 'label'>; searchPath: string }
