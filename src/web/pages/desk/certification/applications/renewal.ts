const daysBefore = 90

/** Near enough to its last day that a renewal takes that long. */
export function isRenewedSoon(certifiedUntil: string, now: Date): boolean {
  return Date.parse(certifiedUntil) - now.getTime() < daysBefore * 86_400_000
}
