// Where somebody may be sent after signing in is a rule both sides share, so it lives in the domain.
export { toOwnPath } from '#domain/links/own-path.ts'
