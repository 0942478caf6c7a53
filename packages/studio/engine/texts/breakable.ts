/** Blank without width that marks where a line may break in scripts that have no blanks between words. */
const place = "\u200b";

/** Begin no line in Chinese and Japanese: what closes, and small letters. */
const closers =
  "、。，．！？：；…‥）」』】〉》〕］｝〙〛’”ーゝゞ々〻・％‰℃ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ";
/** End no line. */
const openers = "（「『【〈《〔［｛〘〚‘“￥";
const letters = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}";
const betweenLetters = new RegExp(`([${letters}${closers}])(?=(?![${closers}])[${letters}${openers}])`, "gu");

const thai = /\p{Script=Thai}{2,}/gu;
const words = new Intl.Segmenter("th", { granularity: "word" });

/**
 * Text with places to break in Chinese, Japanese and Thai, and in words that no line holds: for each line of such a word the PDF library
 * measures the rest of it, which would take minutes for a text without blanks.
 */
export const breakable = (text: string): string =>
  text
    .replaceAll(betweenLetters, `$1${place}`)
    .replaceAll(thai, (run) => [...words.segment(run)].map(({ segment }) => segment).join(place))
    .replaceAll(/\S{120}/gu, `$&${place}`);
