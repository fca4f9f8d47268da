import { resolveInRoot } from '#scripts/toolchain/places.mjs'
import { writePlaces } from './draw.ts'

// Part of a build; in development, where nothing is built, npm run dev asks for it alone.
writePlaces(resolveInRoot('build', 'places.txt'))
