import { mkdirSync, writeFileSync } from 'node:fs'
import { inRoot } from '../toolchain/places.mjs'
import { drawPlaces } from './draw.ts'

// Part of npm run build: the places a search understands, into build/places.txt.
mkdirSync(inRoot('build'), { recursive: true })
writeFileSync(inRoot('build', 'places.txt'), drawPlaces())
