export const device = {
  offlineTitle: 'オフラインです',
  kept: 'すべてのレシピとともにオフラインで使えます',
  latest: '最近の献立',
  plans: '以前の献立',
  favourites: 'お気に入りのレシピ',
  favourite: 'お気に入り',
  title: 'この端末に保存されているもの',
  lead: 'このブラウザーが最近の回答、献立、お気に入り、チェック、オフライン用のページを覚えています。アカウントも Cookie もありません。',
  forget: 'すべて削除',
  forgotten: '削除しました。',
}
