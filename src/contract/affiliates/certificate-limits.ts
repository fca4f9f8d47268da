export const certificateLimits = { number: 40, reason: 500, pageSize: 25 } as const

/** Homes of the state by what their certificate says. `ending`: within `endingDays`, or over by now. */
export const certificateViews = ['all', 'certified', 'uncertified', 'ending'] as const
export type CertificateView = (typeof certificateViews)[number]
