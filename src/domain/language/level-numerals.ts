// As NARR writes its levels of support.
export const levelNumerals = { 1: 'I', 2: 'II', 3: 'III', 4: 'IV' } as const
