"""What cannot be run here is at least consistent: workflows, image and compose file name targets, options and settings
that exist."""

from __future__ import annotations

import json
import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from tools.stages import STAGES
from typer.main import get_command

from camarilla.cli.main import app
from camarilla.server.http.routes import service
from camarilla.server.settings import Settings, data_folder

ROOT = Path(__file__).parents[2]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8").replace("\\\n", " ")
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
WRITTEN_BLIND = [*WORKFLOWS, ROOT / "Dockerfile", ROOT / "compose.yaml"]
MADE = re.compile(r"\bmake ([a-z][\w-]*)")


def targets() -> set[str]:
    """The targets that the Makefile calls by name."""
    text = (ROOT / "Makefile").read_text("utf-8").replace("\\\n", " ")
    return {name for line in re.findall(r"^\.PHONY:(.*)$", text, re.M) for name in line.split()}


def steps(workflow: Path) -> list[dict[str, Any]]:
    """Every step of a workflow."""
    jobs = yaml.safe_load(workflow.read_text("utf-8"))["jobs"]
    return [step for job in jobs.values() for step in job["steps"]]


def made(workflow: Path) -> list[str]:
    """The targets that a workflow makes, in order."""
    return MADE.findall("\n".join(step.get("run", "") for step in steps(workflow)))


def instructions(word: str) -> list[str]:
    """What stands after a word in the Dockerfile."""
    return re.findall(rf"^{word} (.+)$", DOCKERFILE, re.M)


@pytest.mark.parametrize("file", WRITTEN_BLIND, ids=lambda file: file.name)
def test_a_file_that_could_not_be_run_says_so_at_its_top(file: Path) -> None:
    head = [line for line in file.read_text("utf-8").splitlines()[:6] if line.startswith("#")]
    assert re.search(r"could not be (run|built) where it was written", " ".join(line.strip("# ") for line in head))


@pytest.mark.parametrize("file", [*WRITTEN_BLIND, ROOT / ".ci" / "run"], ids=lambda file: file.name)
def test_whatever_is_made_can_be_made(file: Path) -> None:
    lines = [line for line in file.read_text("utf-8").splitlines() if not line.lstrip().startswith("#")]
    named = MADE.findall("\n".join(lines))
    assert named or file.name == "compose.yaml"
    assert set(named) <= targets()


@pytest.mark.parametrize("file", sorted((ROOT / ".github").rglob("*.*")), ids=lambda file: file.name)
def test_no_target_is_promised_that_there_is_not(file: Path) -> None:
    named = re.findall(r"`make ([\w-]+)", file.read_text("utf-8"))
    assert set(named) <= targets()


def test_the_checks_are_those_of_our_own_ci() -> None:
    """What `.ci/run` runs, once; and on every Python what a change needs."""
    ours = MADE.findall(re.sub(r"^#.*$", "", (ROOT / ".ci" / "run").read_text("utf-8"), flags=re.M))
    jobs = yaml.safe_load((ROOT / ".github/workflows/ci.yml").read_text("utf-8"))["jobs"]
    theirs = {name: MADE.findall(" ".join(step.get("run", "") for step in job["steps"])) for name, job in jobs.items()}
    assert theirs == {"test": ["test"], "test-all": ["services", *ours]}


def test_every_python_that_is_promised_is_checked_and_has_its_wheel() -> None:
    classifiers = [re.fullmatch(r".* :: (3\.\d+)", line) for line in PYPROJECT["project"]["classifiers"]]
    promised = [match[1] for match in classifiers if match]
    ci = yaml.safe_load((ROOT / ".github/workflows/ci.yml").read_text("utf-8"))
    assert ci["jobs"]["test"]["strategy"]["matrix"]["python"] == promised
    assert PYPROJECT["project"]["requires-python"] == f">={promised[0]}"
    assert PYPROJECT["tool"]["cibuildwheel"]["build"] == [f"cp{python.replace('.', '')}-*" for python in promised]
    images = [re.match(r"python:(3\.\d+)-", image) for image in instructions("FROM")]
    assert {image[1] for image in images if image} <= set(promised)
    assert all(images)


def test_a_tag_makes_the_wheels() -> None:
    wheels = ROOT / ".github/workflows/wheels.yml"
    assert yaml.safe_load(wheels.read_text("utf-8"))[True] == {"push": {"tags": ["v*"]}}
    assert made(wheels) == ["wheels"]
    (kept,) = [step["with"]["path"] for step in steps(wheels) if "upload-artifact" in step.get("uses", "")]
    recipe = (ROOT / "Makefile").read_text("utf-8").partition("\nwheels:")[2].partition("\n\n")[0]
    assert f"--output-dir {kept.removesuffix('/*.whl')} " in recipe


def test_cibuildwheel_builds_what_make_wheel_builds() -> None:
    """The same hook, versions and folder; and a wheel that is not compiled is refused."""
    makefile = (ROOT / "Makefile").read_text("utf-8").replace("\\\n", " ")
    recipe = makefile.partition("\ndist/.wheel:")[2].partition("\n\n")[0]
    settings = PYPROJECT["tool"]["cibuildwheel"]
    for name, value in settings["environment"].items():
        assert re.search(rf"\b{name}=(?:\$\(CURDIR\)/)?{re.escape(value)}(?: |$)", recipe, re.M), name
    assert "HATCH_BUILD_HOOKS_ENABLE" in settings["environment"]
    assert recipe.split("--wheel-dir dist ")[1].split()[0] == "build/wheel"
    assert re.search(r"^\t\$\(BIN\)/cibuildwheel .* build/wheel$", makefile, re.M)
    assert settings["test-command"].endswith("python -m tools.builds --expect compiled")


def test_the_image_serves_with_options_that_there_are() -> None:
    (served,) = instructions("CMD")
    program, command, *options = yaml.safe_load(served)
    assert program in PYPROJECT["project"]["scripts"]
    root: Any = get_command(app)
    context = root.commands[command].make_context(command, options)
    assert context.params["host"] == "0.0.0.0", "a container is reached from without"
    assert instructions("EXPOSE") == [str(context.params["port"])]
    (health,) = instructions("HEALTHCHECK")
    (path,) = re.findall(rf"http://127\.0\.0\.1:{context.params['port']}(/\w+)", health)
    assert path in {path for handler in vars(service.Service).values() for path in getattr(handler, "paths", ())}


def test_the_image_installs_an_extra_that_there_is_and_has_all_it_needs() -> None:
    (extra,) = re.findall(r"\.whl\)\[(\w+)\]", DOCKERFILE)
    assert extra in PYPROJECT["project"]["optional-dependencies"]
    left_out = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    copied = re.findall(r"^\tcp -r (.+) build/wheel$", (ROOT / "Makefile").read_text("utf-8"), re.M)
    assert copied
    assert not set(shlex.split(copied[0])) & set(left_out)


def test_the_image_keeps_its_data_where_the_volume_is(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (setting.split("=") for setting in instructions("ENV")):
        monkeypatch.setenv(name, value)
    assert [str(data_folder())] == instructions("VOLUME")


def test_the_server_reads_every_variable_that_compose_sets(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    server = COMPOSE["services"]["server"]
    plain = Settings.from_environment(tmp_path)
    for name, value in server["environment"].items():
        with monkeypatch.context() as patch:
            patch.setenv(name, re.sub(r"\$\{\w+:\?[^}]*\}", "told", value))
            told = Settings.from_environment(tmp_path)
        changed = {field for field in plain.__struct_fields__ if getattr(told, field) != getattr(plain, field)}
        assert changed - {"now", "process"} == {name.removeprefix("CAMARILLA_").lower()}
    for name in ("CAMARILLA_DATABASE_URL", "CAMARILLA_REDIS_URL"):
        host = re.search(r"(?:@|//)(\w+)[/:]?[^@]*$", server["environment"][name])
        assert host is not None
        assert host[1] in COMPOSE["services"]
    assert set(server["depends_on"]) == set(COMPOSE["services"]) - {"server"}
    assert server["ports"][0].endswith(f":{instructions('EXPOSE')[0]}")


def test_compose_makes_the_database_that_the_server_asks_for() -> None:
    asked = COMPOSE["services"]["server"]["environment"]["CAMARILLA_DATABASE_URL"]
    made = COMPOSE["services"]["postgres"]["environment"]
    password = made["POSTGRES_PASSWORD"]
    assert asked == f"postgresql://{made['POSTGRES_USER']}:{password}@postgres/{made['POSTGRES_DB']}"


def test_hooks_before_a_commit_are_local_and_call_what_there_is() -> None:
    """Nothing is fetched; the linters are those of `make lint`, npm's scripts those of package.json."""
    config = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text("utf-8"))
    assert [repo["repo"] for repo in config["repos"]] == ["local"]
    linters = [words[:2] for stage in STAGES if stage.name == "lint" for words in stage.commands]
    scripts = json.loads((ROOT / "web/package.json").read_text("utf-8"))["scripts"]
    hooks = config["repos"][0]["hooks"]
    for hook in hooks:
        assert hook["language"] == "system"
        program, *words = shlex.split(hook["entry"])
        if "hatch_build.py" in words:
            assert words[:2] == ["hatch_build.py", "run"]
            assert words[2] in scripts
        else:
            assert (Path(program).name, words[0]) in linters
            assert Path(program).parent == Path(".venv/bin")
    assert {hook["id"] for hook in hooks} == {"ruff-check", "ruff-format", "web-format", "web-lint"}
