import type { Messages } from '../message.ts'

export const loyaltyMessages = {
  'error.card.notValid': {
    status: 2,
    it: 'Numero di carta fedeltà non valido',
    de: 'Die Nummer der Kundenkarte ist nicht gültig',
    en: 'The number of the loyalty card is not valid',
  },
  'error.card.oneAlready': {
    status: 2,
    it: 'Hai già una carta fedeltà: per aggiungerne un’altra togli prima questa.',
    de: 'Du hast schon eine Kundenkarte: Entferne sie, bevor du eine andere hinzufügst.',
    en: 'You have a loyalty card already: remove it before you add another.',
  },
  'error.card.notYours': {
    status: 2,
    it: 'Questa carta non è tra le tue.',
    de: 'Diese Karte gehört nicht zu deinem Konto.',
    en: 'This card is not one of yours.',
  },
  'error.cardAgreement.notValid': {
    status: 2,
    it: 'Questa domanda non c’è più: hai già risposto, sono passati trenta giorni, o la carta è in un altro account.',
    de: 'Diese Frage gibt es nicht mehr: Du hast schon geantwortet, dreißig Tage sind vorbei, oder die Karte ist in einem anderen Konto.',
    en: 'This question is no longer there: you have answered, thirty days have passed, or the card is in another account.',
  },
  'error.cardAgreement.signIn': {
    status: 2,
    it: 'Il collegamento è scaduto: accedi al tuo account e scegli.',
    de: 'Der Link ist abgelaufen: Melde dich in deinem Konto an und entscheide.',
    en: 'The link has expired: sign in to your account and choose.',
  },
  'error.points.notEnough': {
    status: 2,
    it: 'Non hai abbastanza punti: te ne servono {points} e ne hai {balance}.',
    de: 'Deine Punkte reichen nicht: Nötig sind {points}, du hast {balance}.',
    en: 'You do not have enough points: it takes {points} and you have {balance}.',
  },
  'error.points.noStep': {
    status: 2,
    it: 'I punti diventano un buono solo a questi scatti: {steps}.',
    de: 'Punkte werden nur in diesen Stufen zu einem Gutschein: {steps}.',
    en: 'Points become a voucher in these steps only: {steps}.',
  },
  'error.points.noCause': {
    status: 2,
    it: 'Questa causa non c’è più: scegline un’altra.',
    de: 'Dieses Projekt gibt es nicht mehr: Wähle ein anderes.',
    en: 'This cause is no longer there: please choose another.',
  },
  'error.points.donationUnit': {
    status: 2,
    it: 'I punti si donano a multipli di {unit}.',
    de: 'Punkte werden in Vielfachen von {unit} gespendet.',
    en: 'Points are donated in multiples of {unit}.',
  },
  'error.reward.notOnSite': {
    status: 2,
    it: 'Su questo sito non ci sono premi.',
    de: 'Auf dieser Website gibt es keine Prämien.',
    en: 'There are no rewards on this site.',
  },
  'error.reward.notFound': {
    status: 2,
    it: 'Questo premio non c’è più.',
    de: 'Diese Prämie gibt es nicht mehr.',
    en: 'This reward is no longer there.',
  },
  'error.reward.cartEmpty': {
    status: 2,
    it: 'Scegli prima almeno un premio.',
    de: 'Wähle zuerst mindestens eine Prämie.',
    en: 'Please choose at least one reward first.',
  },
  'error.rewardRequest.notFound': {
    status: 2,
    it: 'Questa richiesta di premi non c’è.',
    de: 'Diese Prämienanforderung gibt es nicht.',
    en: 'There is no such request of rewards.',
  },
  'error.reward.tooLate': {
    status: 2,
    it: 'La richiesta è già andata avanti: non si può più cambiare così.',
    de: 'Die Anforderung ist schon weiter: So lässt sie sich nicht mehr ändern.',
    en: 'The request has moved on already: it can no longer be changed this way.',
  },
  'error.invite.notTaken': {
    status: 2,
    it: 'Questo codice invito non è valido, oppure non è più il momento di usarlo.',
    de: 'Dieser Einladungscode ist nicht gültig oder kann nicht mehr verwendet werden.',
    en: 'This invitation code is not valid, or it is too late to use it.',
  },
  'error.user.notFound': {
    status: 2,
    it: 'Questo cliente non c’è.',
    de: 'Diesen Kunden gibt es nicht.',
    en: 'There is no such customer.',
  },
} as const satisfies Messages
