/** The seal of a certificate, an eight-point quilt patch, in a square of 120: drawn on pages and on badges. */
export const sealShapes = {
  patches: 'M6 6h36v36h-36zM6 78h36v36h-36zM78 6h36v36h-36zM78 78h36v36h-36z',
  points:
    'M42 6 60 24 42 42zM78 6 60 24 78 42zM42 114 60 96 42 78zM78 114 60 96 78 78zM6 42 24 60 42 42zM6 78 24 60 42 78zM114 42 96 60 78 42zM114 78 96 60 78 78z',
  middle: 'M42 42h36v36h-36z',
  squareMedal: 'M87 87h34v34H87z',
  tick: 'm96.500 104.500 5.500 5.500 10-11',
  clock: 'M104 95.500V104.500l6 4',
  bars: 'M99 97v14M109 97v14',
} as const
