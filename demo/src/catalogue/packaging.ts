import { isIn, withOrigin } from '@bottega/rules/catalog/food-duties.ts'
import type { Article } from './articles.ts'

/** Packaging of goods of the demo, by the words of their pack and else by their department; the first that fits. */
const ofPacks: readonly (readonly [begins: string, codes: readonly string[]])[] = [
  ['Vasetto', ['GL 70', 'FE 40']],
  ['Lattina', ['ALU 41']],
  ['Scatola', ['PAP 21']],
]
const ofDepartments: readonly (readonly [department: string, codes: readonly string[]])[] = [
  ['acqua-e-bibite', ['PET 1', 'HDPE 2']],
  ['animali', ['LDPE 4']],
  ['carne', ['PET 1', 'LDPE 4']],
  ['casa-e-pulizia/bucato', ['HDPE 2']],
  ['casa-e-pulizia/carta-e-usa-e-getta', ['LDPE 4']],
  ['casa-e-pulizia/per-la-casa', ['PAP 21']],
  ['casa-e-pulizia', ['HDPE 2']],
  ['colazione-e-dolci', ['PAP 21', 'PP 5']],
  ['dispensa/olio-e-aceto', ['GL 71', 'ALU 41']],
  ['igiene-e-bellezza/igiene-e-benessere', ['PAP 21']],
  ['igiene-e-bellezza/igiene-orale', ['PAP 21', 'LDPE 4']],
  ['igiene-e-bellezza', ['HDPE 2']],
  ['infanzia/alimentazione', ['GL 70', 'FE 40']],
  ['infanzia/cura-del-bambino', ['LDPE 4']],
  ['latte-uova-e-yogurt/latte', ['C/PAP 84']],
  ['latte-uova-e-yogurt/burro-panna-e-uova/uova', ['PAP 21']],
  ['latte-uova-e-yogurt', ['PS 6', 'ALU 41']],
  ['pane-e-pasticceria', ['PAP 22']],
  ['surgelati-e-gelati', ['LDPE 4']],
  ['vini-birre-e-liquori/birre', ['GL 72', 'FE 40']],
  ['vini-birre-e-liquori', ['GL 71', 'FOR 51']],
]

/** Codes of decision 97/129/EC; undefined for goods from the scale and fresh fruit, which have no pack of their own. */
export function packagingOf({ category, label, draft }: Article): string[] | undefined {
  if (draft.terms.sellingMode === 'loose' || isIn(category, withOrigin)) return undefined
  const [, codes] =
    ofPacks.find(([begins]) => label.startsWith(begins)) ??
    ofDepartments.find(([department]) => isIn(category, [department])) ??
    []
  return [...(codes ?? ['PP 5'])]
}
