export const signedInMarker = 'porchlight_in'
