import { type ResidenceChip, residenceChips } from '#contract/residence/residence-choices.ts'

export type Finding = { words: string; chip: ResidenceChip; page: number }

const address = '/workspace/residences'

export function readFinding(search: URLSearchParams): Finding {
  const chip = residenceChips.find((one) => one === search.get('status')) ?? 'all'
  const page = search.get('page') ?? ''
  return { words: search.get('q')?.trim() ?? '', chip, page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1 }
}

export function buildQuery({ words, chip, page }: Finding): string {
  const search = new URLSearchParams({
    ...(words && { q: words }),
    ...(chip !== 'all' && { status: chip }),
    ...(page > 1 && { page: String(page) }),
  })
  return search.size === 0 ? '' : `?${search}`
}

export function buildAddress(finding: Finding): string {
  return `${address}${buildQuery(finding)}`
}
