import { expect } from '@open-wc/testing';
import { messagesFor, registerLocale, subscribeToLocales } from '../../src/i18n/index.js';

describe('i18n/registry', () => {
  it('B147: speaks English, and says so, where a language is not registered', () => {
    expect(messagesFor('en').locale).to.equal('en');
    expect(messagesFor('bg')).to.equal(messagesFor('en'));
  });

  it('learns a language when its module is imported, and tells it', async () => {
    let calls = 0;
    const stop = subscribeToLocales(() => {
      calls += 1;
    });
    const { ru } = await import('../../src/i18n/locales/ru.js');
    expect(calls).to.equal(1);
    expect(messagesFor('ru')).to.equal(ru);
    expect(messagesFor('ru').locale).to.equal('ru');
    registerLocale(ru);
    expect(calls, 'the same dictionary again').to.equal(1);
    const own = { ...ru, actions: { ...ru.actions, undo: 'Шаг назад' } };
    registerLocale(own);
    expect(calls).to.equal(2);
    expect(messagesFor('ru').actions.undo).to.equal('Шаг назад');
    stop();
    registerLocale(ru);
    expect(calls).to.equal(2);
  });

  it('keeps subscribers apart, even the same function twice', () => {
    let calls = 0;
    const count = (): void => {
      calls += 1;
    };
    const stopFirst = subscribeToLocales(count);
    const stopSecond = subscribeToLocales(count);
    registerLocale({ ...messagesFor('ru') });
    expect(calls).to.equal(2);
    stopFirst();
    stopFirst();
    registerLocale({ ...messagesFor('ru') });
    expect(calls).to.equal(3);
    stopSecond();
    registerLocale({ ...messagesFor('ru') });
    expect(calls).to.equal(3);
  });

  it('lets a listener unsubscribe others while it is told', () => {
    const heard: string[] = [];
    const stopFirst = subscribeToLocales(() => {
      heard.push('first');
      stopSecond();
    });
    const stopSecond = subscribeToLocales(() => heard.push('second'));
    registerLocale({ ...messagesFor('ru') });
    registerLocale({ ...messagesFor('ru') });
    expect(heard.filter((name) => name === 'first')).to.have.length(2);
    expect(heard.filter((name) => name === 'second').length).to.be.below(2);
    stopFirst();
  });
});
