// By the `key` of each house. Compares only what is public of a listing.
export { type ComparedResidence, readListingsLike as findListingsLike } from './alike.store.ts'
