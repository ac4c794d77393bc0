/** What the pages keep on the device of the reader, and how it is deleted. */
export const device = {
  offlineTitle: 'You are offline',
  kept: 'Kept for offline, with all recipes',
  latest: 'Your last plan',
  plans: 'Earlier plans',
  favourites: 'Saved recipes',
  favourite: 'Save this recipe',
  title: 'Kept on this device',
  lead: 'This browser remembers your last answers, plans, saved recipes, ticks and pages for offline. There is no account and no cookie.',
  forget: 'Delete all of it',
  forgotten: 'Deleted.',
}
