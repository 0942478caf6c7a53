/** Devices that screens are designed for, in CSS pixels. */
export const devices = {
  desktop: { width: 1440, height: 1024 },
  tablet: { width: 834, height: 1194 },
  mobile: { width: 390, height: 844 },
} as const;

export type DeviceId = keyof typeof devices;
export const deviceIds = Object.keys(devices) as DeviceId[];

export const screenCounts = [1, 3, 5] as const;
