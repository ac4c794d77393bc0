import { z } from 'zod'
import type { FileFormat } from '../import/statistics-file.ts'
import type { Basis, FigureRow, PriceRows, SeriesRow } from '../price-rows.ts'
import { basis, MappingColumns, mappingRows, period, positive, text, word } from './columns.ts'
import type { DataFiles, StatisticsOffice } from './source.ts'

// Offices that publish average prices of some products of one country. What they do not survey is priced by the source
// that `data/countries.csv` names for the country; what they do survey is that country's own figure.

/** An office whose average prices are those of one country. */
export interface Survey extends StatisticsOffice {
  /** who publishes the figures, as it is named beside a price */
  readonly publisher: string
  /** a public authority, and not, for example, a consumers' association */
  readonly official: boolean
  /** half-width of the uncertainty of its figures as a share; null for published averages */
  readonly error: number | null
  /** the country (ISO), which is also the area of its figures, and the currency of its prices */
  readonly nation: { readonly country: string; readonly currency: string }
}

const ItemColumns = z.object({
  series: text,
  name: text,
  name_en: text,
  unit: text,
  group: text,
  hicp: text,
  seasonal: z.enum(['0', '1']),
  note: word,
})
const PriceColumns = z.object({ series: text, period, price: positive, basis })

/** What a survey is made of; its files are `lv-items.csv`, `lv.csv` and `mapping-lv.csv` where `files` is 'lv'. */
type SurveyParts = Omit<Survey, 'rows' | 'formats'> & {
  /** of `data/prices`, how their names begin; the country's code where it is left out */
  readonly files?: string
  /** their readers are handed the survey */
  readonly formats: () => Promise<readonly FileFormat<Survey>[]>
}

/** A survey with its items, prices and mapping in `data/prices`. */
export function surveyOf(parts: SurveyParts): Survey {
  const survey: Survey = {
    ...parts,
    rows: (files) => surveyRows(parts, files),
    formats: async () =>
      (await parts.formats()).map(({ detect, read }) => ({ detect, read: (file, inUse) => read(file, inUse, survey) })),
  }
  return survey
}

function surveyRows(survey: SurveyParts, files: DataFiles): Partial<PriceRows> {
  const { code, nation } = survey
  const file = survey.files ?? nation.country.toLowerCase()
  const items = files.read(`${file}-items.csv`, ItemColumns)
  const notes = new Map(items.map((item) => [item.series, item.note]))
  return {
    series: items.map(
      ({ series, name, name_en, unit, group, hicp, seasonal }): SeriesRow => ({
        source: code,
        series,
        title: name,
        titleEn: name_en,
        unit,
        group,
        hicp,
        seasonal: seasonal === '1',
      }),
    ),
    figures: files.read(`${file}.csv`, PriceColumns).map(
      (row): FigureRow => ({
        ...figureOf(survey, row),
        basis: row.basis,
        note: notes.get(row.series) ?? '',
        origin: 'data',
      }),
    ),
    mapping: mappingRows(code, files.read(`mapping-${file}.csv`, MappingColumns)),
  }
}

type Publisher = Pick<Survey, 'code' | 'publisher' | 'official' | 'error' | 'nation'>

/**
 * A figure of an office's country, as it is read from a file of the office.
 * @param basis `derived` where it is computed here from what the file tells
 */
export const importedFigure = (
  survey: Publisher,
  price: Pick<FigureRow, 'series' | 'period' | 'price'>,
  file: string,
  basis: Basis = 'source',
): FigureRow => ({ ...figureOf(survey, price), basis, note: file, origin: 'import' })

const figureOf = (
  { code, publisher, official, error, nation }: Publisher,
  { series, period, price }: Pick<FigureRow, 'series' | 'period' | 'price'>,
) => ({ source: code, series, area: nation.country, period, price, error, publisher, official })
