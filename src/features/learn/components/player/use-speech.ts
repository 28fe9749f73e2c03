/** Reading the captions aloud with a voice of the visitor's own device; off until asked for, absent where there is no voice. */
import { useEffect, useRef, useState } from 'react';

export interface Speech {
  /** Null where nothing can speak English. */
  readonly on: boolean | null;
  toggle(): void;
  isSpeaking(): boolean;
}

export function useSpeech(line: string | null, playing: boolean, speed: number): Speech {
  const [able, setAble] = useState(false);
  const [on, setOn] = useState(false);
  const speaking = useRef(false);

  useEffect(() => {
    if (!('speechSynthesis' in window)) return;
    const look = () => setAble(speechSynthesis.getVoices().some((voice) => voice.lang.startsWith('en')));
    look();
    speechSynthesis.addEventListener('voiceschanged', look);
    return () => {
      speechSynthesis.removeEventListener('voiceschanged', look);
      speechSynthesis.cancel();
    };
  }, []);

  useEffect(() => {
    if (!able) return;
    speechSynthesis.cancel();
    speaking.current = false;
    if (!on || !playing || line === null) return;
    const words = new SpeechSynthesisUtterance(line);
    words.lang = 'en';
    words.rate = speed;
    const done = () => {
      speaking.current = false;
    };
    words.onend = done;
    words.onerror = done;
    speaking.current = true;
    speechSynthesis.speak(words);
  }, [able, on, playing, line, speed]);

  return { on: able ? on : null, toggle: () => setOn((now) => !now), isSpeaking: () => speaking.current };
}
