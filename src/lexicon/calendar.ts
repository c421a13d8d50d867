/** Month names in English, German, French and Spanish, full and short, lower-cased. */
const lists: readonly string[] = [
  'january jan januar jänner janvier janv enero ene',
  'february feb februar février févr fév febrero',
  'march mar märz mrz mars marzo',
  'april apr avril avr abril abr',
  'may mai mayo',
  'june jun juni juin junio',
  'july jul juli juillet juil julio',
  'august aug août aout agosto ago',
  'september sep sept septembre septiembre',
  'october oct oktober okt octobre octubre',
  'november nov novembre noviembre',
  'december dec dezember dez décembre déc diciembre dic',
];

const numbers: ReadonlyMap<string, number> = new Map(
  lists.flatMap((list, at) => list.split(' ').map((name): [string, number] => [name, at + 1])),
);

/** Matches a month's name; alternatives are longest first. */
export const monthPattern = [...numbers.keys()].sort((a, b) => b.length - a.length).join('|');

/** 1..12 */
export const monthNumber = (name: string): number => numbers.get(name.toLowerCase())!;

const days: readonly string[] = [
  'monday mon montag lundi lunes',
  'tuesday tue tues dienstag mardi martes',
  'wednesday wed mittwoch mercredi miércoles',
  'thursday thu thur thurs donnerstag jeudi jueves',
  'friday fri freitag vendredi viernes',
  'saturday sat samstag sonnabend samedi sábado',
  'sunday sun sonntag dimanche domingo',
];

const weekdays: ReadonlyMap<string, number> = new Map(
  days.flatMap((list, at) => list.split(' ').map((name): [string, number] => [name, at + 1])),
);

export const weekdayPattern = [...weekdays.keys()].sort((a, b) => b.length - a.length).join('|');

/** 1 Monday .. 7 Sunday */
export const weekdayNumber = (name: string): number => weekdays.get(name.toLowerCase())!;
