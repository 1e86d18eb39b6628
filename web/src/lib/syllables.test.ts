import { describe, expect, it } from "vitest";
import { withSyllables } from "./syllables";

const seen = (text: string): string => withSyllables(text).replaceAll("\u00ad", "·");

describe("long Russian words", () => {
  it("may be parted between syllables", () => {
    expect(seen("Привилегированная атака")).toBe("При·ви·ле·ги·ро·ван·ная атака");
    expect(seen("Республиканцы")).toBe("Рес·пуб·ли·кан·цы");
    expect(seen("фторировщики")).toBe("фто·ри·ров·щи·ки");
  });
  it("leave no letter alone, and other words as they are", () => {
    expect(seen("Американская")).toBe("Аме·ри·кан·ская");
    expect(seen("Оружие International")).toBe("Оружие International");
  });
  it("are not the only ones: German names are parted, too, and what is joined", () => {
    expect(seen("Bischoffwerder")).toBe("Bischoff·werder");
    expect(seen("Karl von Eckartshausen")).toBe("Karl von Eckarts·hausen");
    expect(seen("Multinational Oil Companies")).toBe("Multi·national Oil Companies");
    expect(seen("Berg, Bergamo, Engineering")).toBe("Berg, Bergamo, Engineering");
  });
});
