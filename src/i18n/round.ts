/** The nearest number with one decimal. */
export const tenths = (value: number): number => Math.round(value * 10) / 10
/** Two decimals. */
export const hundredths = (value: number): number => Math.round(value * 100) / 100

/** A figure as people say it: whole from ten on, with one decimal below. */
export const bySize = (value: number): number => (Math.abs(value) >= 10 ? Math.round(value) : tenths(value))
