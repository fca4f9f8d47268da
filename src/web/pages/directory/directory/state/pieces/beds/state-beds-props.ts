export type StateBedsProps = { slug: string; near: string | null; measuredAt: string | null }
