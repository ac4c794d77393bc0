export const device = {
  offlineTitle: 'Çevrimdışısınız',
  kept: 'Tüm tariflerle çevrimdışı kullanılabilir',
  latest: 'Son planınız',
  plans: 'Önceki planlar',
  favourites: 'Favori tarifler',
  favourite: 'Favori',
  title: 'Bu cihazda saklananlar',
  lead: 'Bu tarayıcı son yanıtlarınızı, planlarınızı, favorilerinizi, işaretlerinizi ve çevrimdışı sayfaları hatırlar. Hesap ve çerez yoktur.',
  forget: 'Hepsini sil',
  forgotten: 'Silindi.',
}
