export { publishedRates } from '#domain/search/published-rates.ts'
