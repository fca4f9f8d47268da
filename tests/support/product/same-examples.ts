import fc from 'fast-check'

// Every run of the properties tries the same examples, so that a change is judged by what it changed. For others:
// PROPERTY_SEED=<any number> npm test
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 7_020_726) })
