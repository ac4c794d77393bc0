import { z } from 'zod'

/** What people search for, whichever way they ask: at most 200 characters. None, or none but spaces, asks for everything. */
export const SearchText = z.string().max(200)
