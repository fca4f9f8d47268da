import { inRoot } from '../toolchain/places.mjs'
import { writePlaces } from './draw.ts'

// For development, where nothing is built; a build writes the same file at its end (react-router.config.ts).
writePlaces(inRoot('build', 'places.txt'))
