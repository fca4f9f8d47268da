export const certificateLimits = { number: 40, reason: 500, operator: 200, pageSize: 25 } as const

export const certificateViews = ['all', 'certified', 'uncertified', 'unconfirmed', 'ending'] as const
export type CertificateView = (typeof certificateViews)[number]
